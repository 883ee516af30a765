import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether a text is the HMAC of the parts of a message with the secret. Compares in constant time. */
export const isHmac = (
  given: string | undefined,
  parts: readonly (Buffer | string)[],
  {
    algorithm,
    secret,
    encoding,
  }: { algorithm: 'sha256' | 'sha512'; secret: string; encoding: 'hex' | 'base64' },
): boolean => {
  const hmac = createHmac(algorithm, secret)
  for (const part of parts) hmac.update(part)
  const expected = Buffer.from(hmac.digest(encoding))
  const compared = Buffer.from(given ?? '')
  return compared.length === expected.length && timingSafeEqual(compared, expected)
}
