import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { callSource } from '../callSource.ts'
import type { PersonSource, PersonSourceClient, SourceSurroundings } from '../port.ts'
import { createSignedInCalls } from '../signedInCalls.ts'
import { sourcePage } from '../sourcePage.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import {
  SalesforceFields,
  SalesforceToken,
  SalesforceTokenError,
  SalesforceVersions,
  TeamMembers,
} from './answers.ts'
import { fieldsIn, type MemberFields, readMember, selectedOf } from './fields.ts'
import { isSalesforceHost, SagePeopleSettings, sagePeopleTitle as title } from './settings.ts'

const teamMember = 'fHCM2__Team_Member__c'
/** The clocks of both sides may differ. */
const overlapMilliseconds = 10 * 60_000

/** Sage People runs on Salesforce: team members are read with its query language. */
export const sagePeople: PersonSource<SagePeopleSettings> = {
  name: 'sage_people',
  title,
  connects: 'credentials',
  capabilities: { isIncremental: true },
  settings: SagePeopleSettings,
  create: (settings, surroundings) => createClient(settings, surroundings),
}

const createClient = (settings: SagePeopleSettings, surroundings: SourceSurroundings): PersonSourceClient => {
  const { client_id, client_secret, username, password, domain } = settings
  const { origin, clock } = surroundings
  const form = new URLSearchParams({
    client_id,
    client_secret,
    ...(username !== undefined && password !== undefined
      ? { grant_type: 'password', username, password }
      : { grant_type: 'client_credentials' }),
  })
  const call = createSignedInCalls(surroundings, title, async signal => {
    const answer = await callSource(surroundings, {
      vendor: title,
      url: `${origin ?? `https://${domain}`}/services/oauth2/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      signal,
      expected: [400],
    })
    if (answer.status === 400) {
      readJson(answer, SalesforceTokenError)
      throw new SourceRefused(`${title} refused the credentials (400). Connect again.`)
    }
    const { access_token: accessToken, instance_url: instance } = readJson(answer, SalesforceToken)
    const base = instance.replace(/\/+$/, '')
    if (origin === undefined ? !isOwn(base) : base !== origin)
      throw new VendorUncertain(`${title} names a host that is not its own.`)
    return { accessToken, base }
  })
  const get = (path: string, signal: AbortSignal) =>
    call(({ base }) => `${base}${path}`, { method: 'GET' }, signal)

  const describe = async (signal: AbortSignal) => {
    const versions = readJson(await get('/services/data', signal), SalesforceVersions)
    const newest = versions.toSorted((one, other) => Number(one.version) - Number(other.version)).at(-1)
    const data = `/services/data/v${newest?.version}`
    const { fields } = readJson(
      await get(`${data}/sobjects/${teamMember}/describe`, signal),
      SalesforceFields,
    )
    return { data, fields: fieldsIn(fields) }
  }

  return {
    testConnection: async signal => {
      const { fields } = await describe(signal)
      return {
        kind: 'connected',
        detail: `${title} answers, with ${Object.keys(fields).length} fields of people.`,
      }
    },
    async *people({ since }, signal) {
      const cursor = addMilliseconds(clock(), -overlapMilliseconds)
      const isFull = since === null
      const { data, fields } = await describe(signal)
      for (
        let path: string | null = `${data}/query?${new URLSearchParams({ q: queryOf(fields, since) })}`;
        path;
      ) {
        const answer: TeamMemberPage = readJson(await get(path, signal), TeamMembers)
        const read = answer.records.map(member => readMember(member, fields, clock()))
        path = answer.done ? null : nextPath(answer.nextRecordsUrl, data)
        yield sourcePage(read, { cursor, isFull })
      }
    },
  }
}

type TeamMemberPage = (typeof TeamMembers)['_output']

/** The cursor is an instant of Laurel's own clock; any other text would be part of the query. */
const queryOf = (fields: MemberFields, since: string | null): string => {
  const from = since === null ? undefined : new Date(since).toISOString()
  const changed = from === undefined ? '' : ` WHERE LastModifiedDate >= ${from}`
  return `SELECT ${selectedOf(fields).join(', ')} FROM ${teamMember}${changed} ORDER BY Id`
}

const nextPath = (next: string | null | undefined, data: string): string => {
  if (!next?.startsWith(`${data}/query/`)) throw new VendorUncertain(`${title} names no next page.`)
  return next
}

const isOwn = (base: string): boolean => {
  const { protocol, host } = new URL(base)
  return protocol === 'https:' && isSalesforceHost(host)
}
