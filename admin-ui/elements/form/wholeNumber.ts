/** What was typed as a whole number; anything else stays a text, which the request schema refuses. */
export const wholeNumber = (text: string): number | string => {
  const digits = text.trim().replace('−', '-').replaceAll(',', '')
  return /^[+-]?\d+$/.test(digits) ? Number(digits) : text
}
