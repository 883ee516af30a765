import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../database/testDatabase.ts'
import { contractCalls } from '../reference/contractCalls.ts'
import { verdictAtRest } from '../unkillable/driving/company.ts'
import { type RunningTarget, startFuzzTarget } from './fuzz/fuzzTarget.ts'
import { runFuzz } from './fuzz/runFuzz.ts'

/** The long form: ./scripts/bench attack. */
const {
  LAUREL_FUZZ_REQUESTS: requests,
  LAUREL_FUZZ_SEED: seed,
  LAUREL_FUZZ_REPORT: report,
} = z
  .object({
    LAUREL_FUZZ_REQUESTS: z.coerce.number().int().positive().default(1_500),
    LAUREL_FUZZ_SEED: z.coerce.number().int().default(13),
    LAUREL_FUZZ_REPORT: z.string().optional(),
  })
  .parse(process.env)

const { url } = await createTestDatabase()
let target: RunningTarget

beforeAll(async () => {
  target = await startFuzzTarget(url)
})
afterAll(() => target?.stop())

test(`${requests} generated requests cause no error of the server`, {
  timeout: 60_000 + requests * 60,
}, async () => {
  const found = await runFuzz(target, await contractCalls(), { requests, seed })
  if (report !== undefined) writeFileSync(report, JSON.stringify(found))
  expect(found.findings).toEqual([])
  expect((await fetch(`${target.origin}/health`)).status).toBe(200)
  expect((await verdictAtRest(target.company, 'Ann')).findings).toEqual([])
})
