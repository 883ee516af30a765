/** A text of a vendor as events can hold it: without characters that no store takes, and cut to a length. */
export const vendorText = (text: string, charactersMax: number): string =>
  text.replaceAll('\u0000', '').trim().slice(0, charactersMax).toWellFormed().trim()
