import { monitorEventLoopDelay } from 'node:perf_hooks'
import { dueJobs } from '../../delivery/dueJobs.ts'
import { checkHealth, type HealthDependencies } from '../checkHealth.ts'
import type { KeptFiles } from '../keptFiles.ts'
import { type Meters, type Reading, reading } from './meters.ts'

export type ReadingSources = HealthDependencies & {
  readonly keptFiles: () => Promise<KeptFiles>
  readonly now: () => Date
}

/** Lets the gauges of the system be read: health, lag, jobs, scheduled work, checkpoints and backups. */
export const observeSystem = ({ observe }: Pick<Meters, 'observe'>, sources: ReadingSources): void => {
  const { database, projections, processLag, deliveryHealth, keptFiles, now } = sources
  // One reader each: what can't be read leaves out its own gauges only.
  observe(async () =>
    Object.entries((await checkHealth(sources)).parts).flatMap(([part, { ok, alarm }]) => [
      reading('laurel.health.ok', Number(ok), { 'laurel.part': part }),
      reading('laurel.health.alarm', Number(alarm === true), { 'laurel.part': part }),
    ]),
  )
  observe(async () => [reading('laurel.readmodel.lag', (await projections.lag()).behindSeconds, {})])
  observe(async () =>
    processLag ? [reading('laurel.process.lag', (await processLag()).behindSeconds, {})] : [],
  )
  observe(async () =>
    (await dueJobs(database)).flatMap(({ kind, count, lateMilliseconds }) => [
      reading('laurel.job.due', count, { 'laurel.job.kind': kind }),
      reading('laurel.job.wait', lateMilliseconds / 1_000, { 'laurel.job.kind': kind }),
    ]),
  )
  observe(async () => {
    if (!deliveryHealth) return []
    const { deadLetters, failedSchedule } = await deliveryHealth()
    return [
      reading('laurel.job.dead', deadLetters, {}),
      ...failedSchedule.map(({ name }) => reading('laurel.schedule.failing', 1, { 'laurel.work': name })),
    ]
  })
  observe(async () => {
    const { lastCheckpointAt, lastBackupAt } = await keptFiles()
    const age = (at: string): number => (now().getTime() - Date.parse(at)) / 1_000
    return [
      ...(lastCheckpointAt === null ? [] : [reading('laurel.checkpoint.age', age(lastCheckpointAt), {})]),
      ...(lastBackupAt === null ? [] : [reading('laurel.backup.age', age(lastBackupAt), {})]),
    ]
  })
}

/** Lets the gauges of the process be read. Answers how to end that. */
export const observeProcess = ({ observe }: Pick<Meters, 'observe'>): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  observe((): readonly Reading[] => {
    const p99 = delay.percentile(99) / 1e9
    delay.reset()
    return [
      reading('nodejs.eventloop.delay.p99', p99, {}),
      reading('process.memory.usage', process.memoryUsage.rss(), {}),
    ]
  })
  return () => void delay.disable()
}
