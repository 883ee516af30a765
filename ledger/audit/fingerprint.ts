/** Two words of 32 bits each. */
export type Fingerprint = { readonly low: number; readonly high: number }

/** 64 bits that differ for nearly all texts that differ. Quick, and no proof of anything. */
export const fingerprint = (text: string): Fingerprint => {
  let low = 0x3c6ef372
  let high = 0x1f83d9ab
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(((low << 7) | (low >>> 25)) ^ unit, 0x2c1b3c6d)
    high = Math.imul(((high << 11) | (high >>> 21)) ^ unit, 0x297a2d39)
  }
  return { low: scattered(low ^ (high >>> 3)), high: scattered(high) }
}

/** Every bit of a word takes part in every bit of the answer. */
const scattered = (word: number): number => {
  const once = Math.imul(word ^ (word >>> 15), 0x2545f491)
  const twice = Math.imul(once ^ (once >>> 13), 0x5851f42d)
  return (twice ^ (twice >>> 16)) >>> 0
}
