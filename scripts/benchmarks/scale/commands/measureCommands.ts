import { getMemberBalance } from '@laurel/contract/people/memberBalance.ts'
import { adjustMemberPoints } from '@laurel/contract/people/members.ts'
import type { Measured } from '../measured.ts'
import type { Rounds } from '../measureReads.ts'
import { percentile } from '../verdict.ts'
import { commandCases } from './commandCases.ts'
import { administratorOf, type CommandCase, type CommandSide, coldRoundsMax } from './commandSide.ts'

type Sides = { readonly small: CommandSide; readonly big: CommandSide }
/** In milliseconds since the command was sent. */
type Times = { readonly acknowledged: number; readonly seen: number }

/**
 * Measures every command in both companies, in turns: until it is acknowledged, and until the balance of the member
 * shows it to an administrator.
 */
export async function* measureCommands(sides: Sides, rounds: Rounds): AsyncGenerator<Measured> {
  for (const side of [sides.small, sides.big]) await warmUp(side)
  for (const command of commandCases) {
    const { small, big } = await measure(command, sides, rounds)
    for (const until of ['acknowledged', 'seen'] as const) {
      const [smalls, bigs] = [small.map(times => times[until]), big.map(times => times[until])]
      const [p50Small, p50Big] = [percentile(smalls, 0.5), percentile(bigs, 0.5)]
      yield {
        part: 'command',
        name: command.name,
        variant: `${command.variant}, ${until}`,
        p50Small,
        p50Big,
        p95Big: percentile(bigs, 0.95),
        ratio: p50Big / p50Small,
        isRefused: false,
        isPerRow: false,
      }
    }
  }
}

const warmUpRounds = 10

/** The first commands of a server pay for compiling it. */
const warmUp = async (side: CommandSide): Promise<void> => {
  const body = { points: 1, reason: 'Before the measurement' }
  for (let round = 0; round < warmUpRounds; round += 1)
    await side
      .as(administratorOf(side))
      .call(adjustMemberPoints, { params: { id: administratorOf(side, 1) }, body })
}

const measure = async (
  command: CommandCase,
  { small, big }: Sides,
  { min, max, millisecondsMax }: Rounds,
) => {
  const times: { readonly small: Times[]; readonly big: Times[] } = { small: [], big: [] }
  const isWarm = command.variant === 'warm'
  if (isWarm) for (const side of [small, big]) await once(command, side, 0)
  const roundsMax = isWarm ? max : Math.min(max, coldRoundsMax)
  const began = performance.now()
  const first = isWarm ? 1 : 0
  for (let round = 0; round < roundsMax; round += 1) {
    times.small.push(await once(command, small, first + round))
    times.big.push(await once(command, big, first + round))
    if (round + 1 >= min && performance.now() - began > 2 * millisecondsMax) break
  }
  return times
}

const once = async (command: CommandCase, side: CommandSide, round: number): Promise<Times> => {
  const send = await command.prepare(side, round)
  const began = performance.now()
  const { memberId, position } = await send()
  const acknowledged = performance.now() - began
  const asked = { params: { id: memberId }, query: { after: position } }
  await side.as(administratorOf(side, 2)).call(getMemberBalance, asked)
  return { acknowledged, seen: performance.now() - began }
}
