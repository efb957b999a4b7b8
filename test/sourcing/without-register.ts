/** Of every process that a test starts: none asks the real register of companies. */
export const withoutRegister = { COMPANY_REGISTER_URL: "" };
