import { instant, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'
import { owedAccounts } from '../owedAccounts.ts'

/**
 * What a day added to an account of all members, or of the team, and what it took, by type of event. Days are in UTC. A
 * day has several rows if some of its entries were recorded on another day.
 */
export const dailyFlows = defineTable({
  readModel: 'dailyFlows',
  name: 'dailyFlows',
  columns: {
    teamId: uuid,
    account: oneOf(owedAccounts),
    /** The day on which it happened, and the day on which the log took it. */
    occurredOn: instant,
    recordedOn: instant,
    eventType: text,
    added: whole,
    /** More than zero. */
    taken: whole,
    entries: whole,
  },
  key: ['teamId', 'account', 'occurredOn', 'recordedOn', 'eventType'],
  isReplacedOften: true,
  holdsSums: true,
})

/** The same of all days. */
export const flowTotals = defineTable({
  readModel: 'dailyFlows',
  name: 'flowTotals',
  columns: {
    teamId: uuid,
    account: oneOf(owedAccounts),
    eventType: text,
    added: whole,
    taken: whole,
    entries: whole,
  },
  key: ['teamId', 'account', 'eventType'],
  isReplacedOften: true,
})
