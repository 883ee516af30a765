import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'

const count = z.coerce.number().int().min(0)
const Options = z.object({
  requests: count.min(1).default(20_000),
  seed: count.default(() => Date.now() % 1_000_000),
  json: z.string().optional(),
})

const FuzzReport = z.object({
  requests: z.number(),
  statuses: z.record(z.string(), z.number()),
  findings: z.array(z.string()),
})
const SpecReport = z.object({
  numTotalTests: z.number(),
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
})

const root = fileURLToPath(new URL('../..', import.meta.url))

const say = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

/** Runs the specs of this folder with the fuzz in its long form. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { requests: { type: 'string' }, seed: { type: 'string' }, json: { type: 'string' } },
  })
  const parsed = Options.safeParse(values)
  if (!parsed.success) {
    say(z.prettifyError(parsed.error))
    process.exitCode = 1
    return
  }
  const { requests, seed, json } = parsed.data
  const again = `scripts/bench attack --requests ${requests} --seed ${seed}`
  say(`attack: ${requests} generated requests, seed ${seed}`)
  const folder = mkdtempSync(join(tmpdir(), 'laurel-attack-'))
  try {
    const code = await runSpecs(folder, requests, seed)
    const summary = summaryOf(folder, seed)
    process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`)
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(summary, null, 2)}\n`)
    for (const finding of summary.findings) say(`✗ ${finding}`)
    const isGood = code === 0 && summary.findings.length === 0
    say(isGood ? '✓ No finding.' : `Again: ${again}`)
    if (!isGood) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const runSpecs = async (folder: string, requests: number, seed: number): Promise<number> => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(folder, 'specs.json')}`,
  ]
  const child = spawn(process.execPath, [vitest, 'run', 'scripts/attack', ...reporters], {
    cwd: root,
    env: {
      ...process.env,
      LAUREL_FUZZ_REQUESTS: String(requests),
      LAUREL_FUZZ_SEED: String(seed),
      LAUREL_FUZZ_REPORT: join(folder, 'fuzz.json'),
    },
    stdio: ['ignore', process.stderr, process.stderr],
  })
  const [code]: unknown[] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

const summaryOf = (folder: string, seed: number) => {
  const specs = SpecReport.parse(readReport(folder, 'specs.json'))
  const fuzz = FuzzReport.safeParse(readReport(folder, 'fuzz.json')).data
  const failed = specs.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName)
  return {
    specs: specs.numTotalTests,
    passed: specs.numPassedTests,
    requests: fuzz?.requests ?? 0,
    seed,
    statuses: fuzz?.statuses ?? {},
    findings: [...failed, ...(fuzz?.findings ?? ['The fuzz did not finish.'])],
  }
}

const readReport = (folder: string, name: string): unknown => {
  const path = join(folder, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

await main()
