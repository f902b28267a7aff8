declare module "bidi-js" {
  type Levels = { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] };
  type Bidi = {
    getEmbeddingLevels(text: string, base?: "ltr" | "rtl" | "auto"): Levels;
    getMirroredCharacter(character: string): string | null;
  };
  export default function bidiFactory(): Bidi;
}
