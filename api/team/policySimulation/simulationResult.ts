import type { ChangedPolicy } from '@laurel/contract/team/policySimulation.ts'
import type { SimulatedTeamPolicy } from '@laurel/ledger/audit/simulatePolicy.ts'
import type { ChannelId } from '@laurel/ledger/kernel/ids.ts'
import { monthPairs } from '@laurel/ledger/policySimulation/monthPairs.ts'
import type { SimulatedPolicy } from '@laurel/ledger/policySimulation/simulatedPolicy.ts'
import { tenures } from '@laurel/ledger/policySimulation/tenure.ts'
import type { StoredResult } from './simulationRows.ts'

const channelsMax = 50

/** The changes in the terms of the ledger. */
export const simulatedPolicyOf = (policy: ChangedPolicy): SimulatedPolicy => {
  const { interval, shoutout_points: shoutoutPoints, award_points: awardPoints } = policy
  const { point_options: pointOptions } = policy
  const { spot_award_max: pointsMax, celebrations_percent: percent, expiry_months: months } = policy
  const allowance = {
    ...(interval !== null && { interval }),
    ...(shoutoutPoints !== null && { shoutoutPoints }),
    ...(awardPoints !== null && { awardPoints }),
  }
  return {
    ...(Object.keys(allowance).length > 0 && { allowance }),
    ...(pointOptions !== null && { shoutouts: { pointOptions } }),
    ...(pointsMax !== null && { spotAwards: { pointsMax } }),
    ...(percent !== null && { celebrations: { percent } }),
    ...(months !== null && { expiry: { months } }),
  }
}

/** Both histories side by side. */
export const resultOf = ({
  today,
  alternative: changed,
  refused,
  channelTitles,
}: SimulatedTeamPolicy): StoredResult => {
  const total = (key: TotalKey) => ({ today: today[key], changed: changed[key] })
  const inChannel = (id: ChannelId | null) => ({
    id,
    name: id === null ? null : (channelTitles.get(id) ?? null),
    today: today.byChannel.get(id) ?? 0,
    changed: changed.byChannel.get(id) ?? 0,
  })
  const channelIds = new Set([...today.byChannel.keys(), ...changed.byChannel.keys()])
  return {
    totals: {
      given: total('given'),
      shoutouts: total('shoutouts'),
      people_reached: total('peopleReached'),
      spot_awards: total('spotAwards'),
      celebrations: total('celebrations'),
      budget: total('budget'),
      redeemed: total('redeemed'),
      expired: total('expired'),
      liability: total('liability'),
    },
    months: [...monthPairs(today, changed)],
    channels: [...channelIds]
      .map(inChannel)
      .sort((one, other) => other.today - one.today)
      .slice(0, channelsMax),
    tenures: tenures.map(tenure => ({
      tenure,
      today: today.byTenure.get(tenure) ?? 0,
      changed: changed.byTenure.get(tenure) ?? 0,
    })),
    refused: refused.counts,
    examples: refused.listed.map(({ id, kind, at, points, code, memberId }) => ({
      id,
      kind,
      at,
      points,
      reason: code,
      memberId,
    })),
  }
}

type TotalKey = Exclude<keyof SimulatedTeamPolicy['today'], 'byMonth' | 'byChannel' | 'byTenure'>
