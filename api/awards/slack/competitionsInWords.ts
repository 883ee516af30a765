import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import { dayInWords } from '../../slack/giving/wording.ts'
import type { RunningCompetition } from '../competitions/readCompetitions.ts'
import { scoreInWords } from './competitionMessage.ts'

const shownMax = 5

/** A line for each competition that runs: `*Sprint* · you are in place 2 with 12 shoutouts · until 17 March`. */
export const competitionsInWords = (
  running: readonly RunningCompetition[],
  team: { readonly timeZone: string; readonly pointsName: PointsName },
  now: string,
): readonly string[] =>
  running
    .filter(({ competition }) => competition.startsAt <= now && now < competition.endsAt)
    .slice(0, shownMax)
    .map(({ competition, own }) => {
      const who = competition.type === 'PVP' ? 'you are' : 'your channel is'
      const score =
        own && scoreInWords({ metric: competition.metric, pointsName: team.pointsName }, own.score)
      const place = own ? `${who} in place ${own.rank} with ${score}` : 'no place yet'
      const last = dayInWords(addMilliseconds(competition.endsAt, -1), team.timeZone)
      return `*${escapeMrkdwn(competition.title)}* · ${place} · until ${last}`
    })
