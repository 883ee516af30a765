import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { hasLeft } from '../hasLeft.ts'
import type { PersonSource, PersonSourceClient, SourceSurroundings, StoredSource } from '../port.ts'
import { type ReadPerson, readPerson } from '../readPerson.ts'
import { sourcePage } from '../sourcePage.ts'
import { SourceUnusable } from '../sourceTrouble.ts'
import { ScimSettings } from './settings.ts'
import { issueToken } from './token.ts'
import { enterpriseSchema, laurelSchema, type ScimUser } from './user.ts'
import { cursorNow, isCursor, nextUsers, type StoredUser } from './users.ts'

const title = 'SCIM'
const pageSize = 1_000

/** Users that an identity provider or an HR system pushes by SCIM 2.0. */
export const scim: PersonSource<ScimSettings> = {
  name: 'scim',
  title,
  connects: 'push',
  capabilities: { isIncremental: true },
  settings: ScimSettings,
  issue: issueToken,
  create: (_settings, surroundings) => createClient(surroundings),
}

const createClient = (surroundings: SourceSurroundings): PersonSourceClient => ({
  testConnection: async () => {
    const { database, connectionId } = storedIn(surroundings)
    const [first] = await nextUsers(database, connectionId, { since: null, after: null, limit: 1 })
    return first
      ? { kind: 'connected', detail: 'Users have arrived.' }
      : { kind: 'failed', problem: 'No user has arrived yet. Turn on provisioning, and try again.' }
  },
  async *people({ since: asked }, signal) {
    signal.throwIfAborted()
    const { database, connectionId } = storedIn(surroundings)
    const cursor = await cursorNow(database)
    const since = asked !== null && isCursor(asked, cursor) ? asked : null
    const isFull = since === null
    for (let after: string | null = null; ; ) {
      signal.throwIfAborted()
      const users = await nextUsers(database, connectionId, { since, after, limit: pageSize })
      if (isFull && after === null && users.length === 0)
        throw new SourceUnusable('No user has arrived by SCIM yet. Turn on provisioning.')
      yield sourcePage(
        users.map(user => personOf(user, surroundings.clock())),
        { cursor, isFull },
      )
      const last = users.at(-1)
      if (!last || users.length < pageSize) return
      after = last.userId
    }
  },
})

const storedIn = ({ stored }: SourceSurroundings): StoredSource => {
  if (!stored) throw new VendorUncertain(`${title} can't be tried without a connection. Connect first.`)
  return stored
}

const personOf = ({ userId, user, isDeleted }: StoredUser, now: string): ReadPerson => {
  const { [enterpriseSchema]: work, [laurelSchema]: dates } = user
  return readPerson({
    externalId: userId,
    email: emailOf(user),
    firstName: user.name?.givenName ?? user.displayName,
    lastName: user.name?.familyName,
    birthDate: dates?.birthday,
    hiredOn: dates?.startDate,
    leftOn: dates?.endDate,
    isActive: user.active && !isDeleted && !hasLeft(dates?.endDate || null, now),
    title: user.title,
    department: work?.department,
    location: locationOf(user),
    managerExternalId: work?.manager?.value,
    managerEmail: null,
    custom: {
      'Employee number': work?.employeeNumber,
      'Cost center': work?.costCenter,
      Division: work?.division,
      Organization: work?.organization,
    },
    // The standard has no dates: a provider that sends none says nothing about them.
    withheld: [
      ...(dates?.birthday === undefined ? (['birthday'] as const) : []),
      ...(dates?.startDate === undefined ? (['hired_on'] as const) : []),
    ],
  })
}

/** The work e-mail; without e-mails, a user name that is one. */
const emailOf = ({ emails = [], userName }: ScimUser): string | null => {
  const fit = emails.filter(({ type }) => type?.toLowerCase() !== 'home')
  const work = fit.filter(({ type }) => type?.toLowerCase() === 'work')
  const chosen = [
    work.find(({ primary }) => primary),
    work[0],
    fit.find(({ primary }) => primary),
    fit[0],
  ].find(email => email?.value)
  return chosen?.value ?? (emails.length === 0 && userName.includes('@') ? userName : null)
}

const locationOf = ({ addresses = [] }: ScimUser): string | undefined => {
  const work = addresses.find(({ type }) => type?.toLowerCase() === 'work') ?? addresses[0]
  return work?.locality || work?.formatted || work?.country
}
