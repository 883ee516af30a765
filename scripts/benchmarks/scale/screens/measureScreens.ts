import type { Measured } from '../measured.ts'
import type { Reading, Side, Sides } from '../measureReads.ts'
import { readCall } from '../readCall.ts'
import { percentile } from '../verdict.ts'
import type { ScreenCase } from './screenCases.ts'

/** Measures the first load of each screen in both companies, in turns: its calls one after the other, summed. */
export async function* measureScreens(reading: Reading, { small, big }: Sides): AsyncGenerator<Measured> {
  for (const [index, smallCase] of small.screens.entries()) {
    const bigCase = big.screens[index]
    if (!bigCase) throw new Error(`The big company has no screen ${smallCase.screen}.`)
    const [smalls, bigs]: [number[], number[]] = [[], []]
    const isAnswered: boolean[] = []
    let spent = 0
    const { min, max, millisecondsMax } = reading.rounds
    for (let round = 0; round < max && (round < min || spent < 2 * millisecondsMax); round += 1)
      for (const [side, screen, sums] of [
        [small, smallCase, smalls],
        [big, bigCase, bigs],
      ] as const) {
        const { milliseconds, isComplete } = await open(reading, side, screen, round)
        sums.push(milliseconds)
        isAnswered.push(isComplete)
        spent += milliseconds
      }
    const [p50Small, p50Big] = [percentile(smalls, 0.5), percentile(bigs, 0.5)]
    yield {
      part: 'screen',
      name: smallCase.screen,
      variant: `${smallCase.calls.length} calls`,
      p50Small,
      p50Big,
      p95Big: percentile(bigs, 0.95),
      ratio: p50Big / p50Small,
      isRefused: isAnswered.includes(false),
      isPerRow: false,
      isScreen: true,
    }
  }
}

const open = async (
  { origin, calls }: Reading,
  side: Side,
  { as, calls: made }: ScreenCase,
  round: number,
) => {
  const tokens = side.tokensOf(as)
  const token = tokens[round % tokens.length] ?? ''
  let milliseconds = 0
  let isComplete = true
  for (const [name, sent] of made) {
    const call = calls.get(name)
    if (!call) throw new Error(`The contract has no call ${name} that reads.`)
    const answer = await readCall(origin, call, sent, token)
    milliseconds += answer.milliseconds
    isComplete &&= answer.status === 200
  }
  return { milliseconds, isComplete }
}
