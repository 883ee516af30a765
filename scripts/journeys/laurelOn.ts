import { type RunningLaurel, startLaurel } from '../serve/startLaurel.ts'
import type { Ports } from './freePorts.ts'

export type LaurelOn = RunningLaurel & { readonly origin: string }

type Where = {
  readonly home: string
  readonly databaseUrl: string | undefined
  readonly eventStoreUrl?: string | undefined
  readonly ports: Ports
  /** Where files of people are taken over SFTP; left out, they are not. */
  readonly sftpPort?: number | undefined
}

/** The whole of Laurel with its sandbox at these ports, on a database or on one that it starts in its home. */
export const laurelOn = async ({
  home,
  databaseUrl,
  eventStoreUrl,
  ports: { port, sandboxPort },
  sftpPort,
}: Where): Promise<LaurelOn> => {
  const origin = `http://localhost:${port}`
  const laurel = await startLaurel(
    {
      home,
      databaseUrl,
      eventStoreUrl,
      slackApp: undefined,
      host: '127.0.0.1',
      ...(sftpPort !== undefined && {
        sftp: { host: '127.0.0.1', port: sftpPort, publicHost: undefined, publicPort: sftpPort },
      }),
      port,
      sandboxPort,
      origin,
      logLevel: 'error',
    },
    (_name, work) => work(() => {}),
  )
  return { ...laurel, origin }
}
