/** What makes two values the same one: the SHA-256 of the trimmed, lower-case text, as the server computes it too. */
export const hashOfValue = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}
