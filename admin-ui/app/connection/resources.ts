import { listAwards } from '@laurel/contract/awards/awards.ts'
import type { Freshness } from '@laurel/contract/browser/freshness.ts'
import { Member } from '@laurel/contract/people/members.ts'
import { Segment } from '@laurel/contract/people/segment.ts'
import { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import { Group } from '@laurel/contract/team/group.ts'
import { listGroups } from '@laurel/contract/team/listGroups.ts'
import type { Client } from '@laurel/contract/wire/client.ts'
import type { RaRecord } from 'ra-core'
import { z } from 'zod'

type After = ReturnType<Freshness['query']>

type RecordSchema = z.ZodType<RaRecord>
/** The contract of a resource that the first pages do not show is loaded with its first rows. */
type LoadedSchema = () => Promise<RecordSchema>

/** Where the records of a resource come from; one of the two at least. */
export type Source = {
  /** A collection below `/v1/admin` in the simple-rest dialect, whose rows the contract parses. */
  readonly rest?: { readonly collection: string; readonly record: RecordSchema | LoadedSchema }
  /** A call that returns all records. Lists are read from it where it exists. */
  readonly all?: (client: Client, after: After) => Promise<readonly RaRecord[]>
}

/** A resource that has a page is named by the address of its list. */
const sources: Readonly<Record<string, Source>> = {
  awards: {
    // Celebrations, which Laurel gives by itself, have pages of their own.
    all: async (client, query) =>
      (await client.call(listAwards, { query })).awards.filter(award => !award.is_bot),
  },
  'awards/competitionResults': {
    rest: {
      collection: 'competitionResults',
      record: async () => (await import('@laurel/contract/awards/competition.ts')).CompetitionResult,
    },
  },
  'awards/competitions': {
    all: async (client, query) => {
      const { listCompetitions } = await import('@laurel/contract/awards/competitions.ts')
      return (await client.call(listCompetitions, { query })).competitions
    },
  },
  'awards/nominations': {
    rest: {
      collection: 'nominations',
      record: async () => (await import('@laurel/contract/awards/nominations.ts')).Campaign,
    },
  },
  'billing/exceptions': {
    rest: {
      collection: 'exceptions',
      record: async () => (await import('@laurel/contract/billing/exceptions.ts')).Exception,
    },
  },
  ledgerEntries: {
    rest: {
      collection: 'ledgerEntries',
      record: async () => (await import('@laurel/contract/reports/ledgerEntries.ts')).LedgerEntry,
    },
  },
  recognition: {
    rest: { collection: 'channels', record: Group },
    all: async (client, query) =>
      (await client.call(listGroups, { query: { ...query, with_preview: 'true' } })).groups,
  },
  'recognition/radar': {
    rest: {
      collection: 'findings',
      record: async () => (await import('@laurel/contract/recognition/findings.ts')).Finding,
    },
  },
  'reporting/activity': { rest: { collection: 'activity', record: ActivityEntry } },
  rewards: { rest: { collection: 'redemptions', record: MemberRedemption } },
  'rewards/custom-catalog': { rest: { collection: 'rewards', record: CompanyReward } },
  'rewards/items': {
    rest: {
      collection: 'items',
      record: async () => (await import('@laurel/contract/rewards/teamItem.ts')).TeamItem,
    },
  },
  'settings/changes': {
    rest: {
      collection: 'changes',
      record: async () => (await import('@laurel/contract/team/changes.ts')).Change,
    },
  },
  'settings/unfinished': {
    rest: {
      collection: 'deadLetters',
      record: async () => (await import('@laurel/contract/operations/deadLetters.ts')).DeadLetter,
    },
  },
  'settings/webhooks': {
    all: async client => {
      const { listWebhooks } = await import('@laurel/contract/developers/webhooks.ts')
      return (await client.call(listWebhooks, {})).webhooks
    },
  },
  'users/segments': { rest: { collection: 'segments', record: Segment } },
  users: { rest: { collection: 'members', record: Member } },
  webhookDeliveries: {
    rest: {
      collection: 'webhook_deliveries',
      record: async () => (await import('@laurel/contract/developers/webhookDeliveries.ts')).WebhookDelivery,
    },
  },
}

export const schemaOf = async ({ rest }: Source): Promise<RecordSchema> => {
  if (!rest) return z.never()
  return typeof rest.record === 'function' ? rest.record() : rest.record
}

export const sourceOf = (resource: string): Source => {
  const source = sources[resource]
  if (!source) throw new Error(`The resource "${resource}" has no source. Add it to resources.ts.`)
  return source
}
