import type { Sequence } from '../state/sequence.ts'

export const codeLifeMilliseconds = 10 * 60_000

/** What a person agreed to on a consent screen. */
export type Grant = {
  kind: 'install' | 'signIn'
  teamId: string
  userId: string
  redirectUri: string
  scope: string
  nonce?: string
  codeChallenge?: string
}

type Person = Pick<Grant, 'teamId' | 'userId'>

export type Grants = {
  /** Returns the code that goes back to the app. */
  create(grant: Grant): string
  /** Takes a code: it works once, within ten minutes, for what it was made. */
  use(
    kind: Grant['kind'],
    code: string,
  ): Grant | { error: 'invalid_code' | 'code_already_used' | 'code_expired' }
  /** A token that speaks for a person of a workspace. */
  createUserToken(person: Person): string
  personOf(token: string): Person | undefined
}

export const createGrants = (now: () => Date, sequence: Sequence): Grants => {
  const codes = new Map<string, { grant: Grant; createdAt: number; isUsed: boolean }>()
  const userTokens = new Map<string, Person>()
  return {
    create(grant) {
      const code = `${sequence.id('code')}.${crypto.randomUUID()}`
      codes.set(code, { grant, createdAt: now().getTime(), isUsed: false })
      return code
    },
    use(kind, code) {
      const known = codes.get(code)
      if (known === undefined || known.grant.kind !== kind) return { error: 'invalid_code' }
      if (known.isUsed) return { error: 'code_already_used' }
      if (now().getTime() - known.createdAt > codeLifeMilliseconds) return { error: 'code_expired' }
      known.isUsed = true
      return known.grant
    },
    createUserToken({ teamId, userId }) {
      const token = `xoxp-${crypto.randomUUID()}`
      userTokens.set(token, { teamId, userId })
      return token
    },
    personOf: token => userTokens.get(token),
  }
}
