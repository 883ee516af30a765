import { createHash, timingSafeEqual } from 'node:crypto'
import type { Issued, IssueRequest } from '../port.ts'
import type { ScimSettings } from './settings.ts'

const secretBytes = 32

/** A token that names its connection, so that it can be looked up, and has a part that no one can guess. */
export const issueToken = (
  _current: ScimSettings | null,
  { connectionId, randomBytes }: IssueRequest,
): Issued<ScimSettings> => {
  const secret = randomBytes(secretBytes).toString('base64url')
  const token = `scim.${connectionId.replaceAll('-', '')}.${secret}`
  return { settings: { tokenHash: hashOf(token) }, shownOnce: { Token: token } }
}

/** The connection that a token names; undefined for a text that is none. */
export const connectionOf = (token: string): string | undefined => {
  const [, first, second, third, fourth, fifth] =
    /^scim\.([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})\.[\w-]{43}$/.exec(token) ?? []
  return first === undefined ? undefined : [first, second, third, fourth, fifth].join('-')
}

export const isToken = (token: string, { tokenHash }: ScimSettings): boolean => {
  const [given, kept] = [Buffer.from(hashOf(token), 'hex'), Buffer.from(tokenHash, 'hex')]
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** The secret is 32 bytes that no one can guess: a slow hash would add nothing. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
