import { type Logger, LogLevel } from '@slack/bolt'

export type Log = {
  error(details: object, message: string): void
  warn(details: object, message: string): void
  info(details: object, message: string): void
}

/** Sends Bolt's log lines to the server's log, except debug lines, which may contain tokens. */
export const createSlackLogger = (log: Log): Logger => ({
  debug: () => undefined,
  info: (...parts: unknown[]) => log.info({ source: 'slack' }, parts.join(' ')),
  warn: (...parts: unknown[]) => log.warn({ source: 'slack' }, parts.join(' ')),
  error: (...parts: unknown[]) => log.error({ source: 'slack' }, parts.join(' ')),
  setLevel: () => undefined,
  getLevel: () => LogLevel.INFO,
  setName: () => undefined,
})
