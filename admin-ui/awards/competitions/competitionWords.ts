import type { Competition } from '@laurel/contract/awards/competition.ts'
import type { Formats } from '@laurel/contract/browser/formats.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import type { Translate } from '../../messages/useText.ts'

/** `Mar 11, 2026 – Mar 17, 2026`. The end is excluded, so that its last moment is on the last day. */
export const rangeOf = (
  { start_time, end_reset_time }: Pick<Competition, 'start_time' | 'end_reset_time'>,
  formats: Formats,
): string => `${formats.day(start_time)} – ${formats.day(addMilliseconds(end_reset_time, -1))}`

/** What decides the competition, in a sentence. */
export const ruleOf = ({ type, metric, user_group }: Competition, text: Translate): string =>
  type === 'PVP'
    ? text(`competitions.rule.PVP.${metric}`, { group: user_group.title })
    : text(`competitions.rule.TVT.${metric}`)

/** `12 shoutouts` or `120 points`. */
export const scoreOf = (
  { metric }: Pick<Competition, 'metric'>,
  score: number,
  formats: Formats,
  text: Translate,
): string =>
  metric === 'POINTS'
    ? formats.points(score)
    : text('competitions.shoutouts', { smart_count: score, count: formats.count(score) })

/** It is over, and its winners will be decided within a minute. */
export const isCounted = ({ status, end_reset_time }: Competition): boolean =>
  status === 'STARTED' && Date.parse(end_reset_time) <= Date.now()
