import { createContractCheck } from './contractCheck.ts'
import { readContract } from './readContract.ts'

export type SlackContract = {
  /** Checks a call that Slack carries out, and its answer. */
  readonly expectCall: (method: string, fields: Readonly<Record<string, unknown>>, answer: unknown) => void
  /** Checks an event that Slack sends. */
  readonly expectEvent: (event: { readonly type: string }) => void
}

const contracts = new Map<string, SlackContract>()

/** Slack's own types of the Web API, of Block Kit and of events. */
export const readSlackContract = (folder: string): SlackContract => {
  const known = contracts.get(folder)
  if (known) return known
  const contract = read(folder)
  contracts.set(folder, contract)
  return contract
}

/** Building its check takes longer than a client waits. */
const slowest = 'chat.postMessage'

const read = (folder: string): SlackContract => {
  // Forms carry numbers and booleans as text.
  const { has, prepare, expectFit } = createContractCheck(
    readContract(folder, 'slack/slack-types.schema.json'),
    {
      coerceTypes: true,
    },
  )
  prepare(`/methods/${slowest}/request`)
  const expectKnown = (pointer: string, value: unknown): void => {
    if (has(pointer)) expectFit(pointer, asTyped(value))
  }
  return {
    expectCall: (method, fields, answer) => {
      expectKnown(`/methods/${method}/request`, fields)
      // The types of methods leave their blocks open.
      for (const block of listOf(fields.blocks)) expectFit('/$defs/BK.KnownBlock', block)
      if (fields.view !== undefined) expectFit('/$defs/BK.View', fields.view)
      expectKnown(`/methods/${method}/response`, answer)
    },
    expectEvent: event => expectKnown(`/events/${event.type}`, event),
  }
}

/** A copy without what Slack sends against its types: null for a field that is left out, and a list for no fields. */
const asTyped = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asTyped)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => each !== null && !(name === 'fields' && isEmptyList(each)))
      .map(([name, each]) => [name, asTyped(each)]),
  )
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
