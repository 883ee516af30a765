import { z } from 'zod'

/** The SFTP server that takes files of people. */
export const sftpEnvironment = z.object({
  SFTP_PORT: z.coerce.number().int().min(1).max(65_535).optional().meta({
    description:
      'The port that the SFTP server listens on, at the address of `LAUREL_HOST`. HR systems upload files of people there.',
    unset: 'no files can be uploaded',
  }),
  SFTP_PUBLIC_HOST: z
    .string()
    .max(253)
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'Give a host such as sftp.example.com.')
    .optional()
    .meta({
      description: 'The host at which HR systems reach the SFTP server. Administrators copy it.',
      unset: 'the host of `LAUREL_ORIGIN`',
    }),
  SFTP_PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional().meta({
    description: 'The port at that host, where another one leads to the SFTP server.',
    unset: '`SFTP_PORT`',
  }),
})
type Environment = z.output<typeof sftpEnvironment>

export type SftpSettings = {
  readonly host: string
  readonly port: number
  readonly publicHost: string | undefined
  readonly publicPort: number
}

/** Undefined where no port is set. */
export const sftpIn = (
  { SFTP_PORT: port, SFTP_PUBLIC_HOST: publicHost, SFTP_PUBLIC_PORT: publicPort }: Environment,
  host: string,
): SftpSettings | undefined =>
  port === undefined ? undefined : { host, port, publicHost, publicPort: publicPort ?? port }
