import { createServer } from 'node:net'
import type { Random } from '@laurel/ledger/simulation/random.ts'

/**
 * A free port below the range of ephemeral ports. While a killed server is away, the system must not give its port to
 * another program, nor to a client that connects to it.
 */
export const freePort = async (random: Random): Promise<number> => {
  for (;;) {
    const port = random.between(20_000, 32_000)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
