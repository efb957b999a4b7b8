import type { BrowserContext } from "@playwright/test";

/** Bytes that a picture of a document may have. */
const maxSize = 60_000;

/**
 * Converts a PNG to WebP, in the best quality with which it has at most 60 kB. The browser encodes it. Throws when it is
 * larger in the lowest quality.
 */
export async function encodeWebP(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  try {
    for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5]) {
      const base64 = await page.evaluate(
        async ([source, quality]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
          canvas.getContext("2d")?.drawImage(image, 0, 0);
          return canvas.toDataURL("image/webp", quality).replace(/^.*,/, "");
        },
        [png.toString("base64"), quality] as const,
      );
      const picture = Buffer.from(base64, "base64");
      if (picture.length <= maxSize) return picture;
    }
  } finally {
    await page.close();
  }
  throw new Error(`A picture has more than ${maxSize} bytes in the lowest quality.`);
}
