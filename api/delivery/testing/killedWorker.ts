import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { handle } from '../handler.ts'
import { dead, done, failed } from '../outcome.ts'
import { createRunner } from '../runner.ts'
import { noteJob } from './noteJob.ts'

/**
 * A process that runs notes until it is killed, and writes down when each attempt began and ended. Which attempts fail
 * follows from the key and the number of the attempt.
 */
const [url = '', workMilliseconds = '1', failing = 'no'] = process.argv.slice(2)
const database = new Pool({ connectionString: url })

const chance = (text: string): number => Number.parseInt(hash('sha1', text).slice(0, 6), 16) / 0xff_ffff

const notes = handle(
  noteJob,
  async ({ key, number }) => {
    const { rows } = await database.query<{ id: string }>(
      'insert into ran (key, pid) values ($1, $2) returning id',
      [key, process.pid],
    )
    await pause(Number(workMilliseconds))
    await database.query('update ran set ended_at = clock_timestamp() where id = $1', [rows[0]?.id])
    if (failing === 'no') return done
    if (chance(key) < 0.02) return dead('Refused.')
    return chance(`${key} ${number}`) < 0.2 ? failed('No answer.') : done
  },
  { backoff: { baseMilliseconds: 20, capMilliseconds: 200 }, attemptsMax: 20 },
)

const runner = createRunner({
  database,
  databaseUrl: url,
  handlers: [notes],
  onError: (error, doing) => console.error(doing, error),
})
await runner.start()
process.once('SIGTERM', () => {
  void runner.stop().then(() => database.end())
})
