import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { eventStreamPath } from '@laurel/contract/developers/eventStream.ts'
import { EventsQuery } from '@laurel/contract/developers/outgoingEvents.ts'
import type { Call } from '@laurel/contract/wire/call.ts'
import { livePath } from '@laurel/contract/wire/live.ts'
import { z } from 'zod'

const contract = fileURLToPath(new URL('../../api/contract', import.meta.url))

/** A call of the contract, and the feature whose folder describes it. */
export type FeatureCall = Call & { readonly feature: string }

/** Every call of the contract, by feature and path. */
export const contractCalls = async (): Promise<readonly FeatureCall[]> => {
  const calls: FeatureCall[] = []
  for (const path of globSync('*/**/*.ts', { cwd: contract }).toSorted()) {
    if (path.endsWith('.spec.ts')) continue
    const exported: unknown = await import(`${contract}/${path}`)
    const feature = path.split('/')[0] ?? ''
    for (const call of Object.values(Object(exported)).filter(isCall)) calls.push({ ...call, feature })
  }
  return calls.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
}

/** The live channel: no call of the contract, because its answer never ends. */
const liveCall: Call = {
  name: 'live',
  method: 'GET',
  path: livePath,
  access: 'member',
  summary: 'Live updates',
  response: z.string(),
}

/** The stream of events, whose answer never ends either. */
const eventStreamCall: Call = {
  name: 'streamEvents',
  method: 'GET',
  path: eventStreamPath,
  access: 'admin',
  keyScope: 'events:read',
  summary: 'The events of the team as a stream',
  query: EventsQuery,
  response: z.string(),
}

/** The calls whose answers never end. */
export const endlessCalls: readonly Call[] = [liveCall, eventStreamCall]

const sortKey = ({ feature, path, method }: FeatureCall): string => [feature, path, method].join(' ')

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
