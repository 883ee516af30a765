import { problemCharactersMax } from './limits.ts'

/** What looks like a credential: tokens of Slack and Stripe, bearer tokens, passwords in addresses and parameters. */
const secrets: readonly [RegExp, string][] = [
  [/\bxox[a-z]-[\w-]+|\bxapp-[\w-]+/g, '[secret]'],
  [/\b(?:sk|rk|pk|whsec)_[\w-]+/g, '[secret]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [secret]'],
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1[secret]@'],
  [
    /\b((?:api_?key|access_token|refresh_token|client_secret|password|secret|token|code)["']?\s*[=:]\s*["']?)[^\s&"',}]+/gi,
    '$1[secret]',
  ],
  [/https:\/\/hooks\.slack\.com\/\S+/g, '[secret address]'],
]

export const withoutSecrets = (text: string): string =>
  secrets.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text)

/** The text of a problem as it is stored and shown: without credentials and of bounded length. */
export const problemText = (problem: unknown): string => {
  const text = problem instanceof Error ? problem.message || problem.name : String(problem)
  // PostgreSQL stores no NUL in a text, and no half of a surrogate pair in JSON.
  return withoutSecrets(text).replaceAll('\0', '').slice(0, problemCharactersMax).toWellFormed()
}
