// For the receivers of tests alone: nothing trusts it but their own network. Valid until 2126, for receiver.example,
// localhost and the loopback addresses.

/** The private key of the receivers. */
export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7zfMxtLC2uqEctr2
DaLI0wPRQiHNdV7zrXn4hI/sp8yhRANCAASgWNrgAEZYEC3ykdKtmBO61u+UwdU3
Zz9BnK1OtH+UXN7eo1Kqylp9EkIPUb5LTNRkhv5pWM0DMxaTqLC4IPEM
-----END PRIVATE KEY-----
`;

/** Their certificate, signed by itself. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBzjCCAXWgAwIBAgIUVgGgcixgjZPkMqgobrSflDaF84gwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcmVjZWl2ZXIuZXhhbXBsZTAgFw0yNjExMjMxMzEzMTRaGA8y
MTI2MTAzMDEzMTMxNFowGzEZMBcGA1UEAwwQcmVjZWl2ZXIuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABKBY2uAARlgQLfKR0q2YE7rW75TB1TdnP0Gc
rU60f5Rc3t6jUqrKWn0SQg9RvktM1GSG/mlYzQMzFpOosLgg8QyjgZQwgZEwHQYD
VR0OBBYEFD8gxvRu8Ok/uQ524ka4nsCEEL7qMB8GA1UdIwQYMBaAFD8gxvRu8Ok/
uQ524ka4nsCEEL7qMA8GA1UdEwEB/wQFMAMBAf8wPgYDVR0RBDcwNYIQcmVjZWl2
ZXIuZXhhbXBsZYIJbG9jYWxob3N0hwR/AAABhxAAAAAAAAAAAAAAAAAAAAABMAoG
CCqGSM49BAMCA0cAMEQCIDNsylFzU+Rh8LKEY5VGGHE1QjAvdZmCh3NF6Gj9Tpjo
AiAkmq15sdNr9KtQoKMsxxEk/v+Cnp2HxCSXTe4pYX+qDA==
-----END CERTIFICATE-----
`;
