import { createHash, timingSafeEqual } from 'node:crypto'
import type { Issued, IssueRequest } from '../port.ts'
import type { FtpSettings } from './settings.ts'

const prefix = 'laurel-'
const passwordBytes = 24
const keyBytes = 32

/** A new password. The user and the key of the files stay, so that files from before stay readable. */
export const issueCredentials = (
  current: FtpSettings | null,
  { connectionId, randomBytes }: IssueRequest,
): Issued<FtpSettings> => {
  const password = randomBytes(passwordBytes).toString('base64url')
  return {
    settings: {
      fileKey: current?.fileKey ?? randomBytes(keyBytes).toString('base64'),
      mapping: current?.mapping ?? {},
      passwordHash: hashOf(password),
    },
    shownOnce: { User: userOf(connectionId), Password: password },
  }
}

/** The user of a connection at the SFTP server. */
export const userOf = (connectionId: string): string => `${prefix}${connectionId.replaceAll('-', '')}`

/** The connection of a user; undefined for a name that Laurel did not issue. */
export const connectionOf = (user: string): string | undefined => {
  const [, first, second, third, fourth, fifth] =
    /^laurel-([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(user) ?? []
  return first === undefined ? undefined : [first, second, third, fourth, fifth].join('-')
}

export const isPassword = (
  password: string,
  { passwordHash }: Pick<FtpSettings, 'passwordHash'>,
): boolean => {
  const [given, kept] = [Buffer.from(hashOf(password), 'hex'), Buffer.from(passwordHash, 'hex')]
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** Passwords are 24 bytes that no one can guess: a slow hash would add nothing. */
const hashOf = (password: string): string => createHash('sha256').update(password).digest('hex')
