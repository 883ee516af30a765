import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** A setting that is there but empty counts as not given, as shells and compose files tend to pass it. */
const given = z
  .string()
  .trim()
  .transform(text => (text === '' ? undefined : text))
  .optional()

const Environment = z.object({
  LAUREL_HOME: given,
  DATABASE_URL: given,
  DATABASE_OWNER_URL: given,
  EVENTSTORE_URL: given,
})

export type StoreSettings = {
  /** The data folder; the embedded database lives in it. */
  readonly home: string
  readonly databaseUrl: string | undefined
  /** The role that owns the tables, where `databaseUrl` names one that only serves. */
  readonly databaseOwnerUrl?: string | undefined
  readonly eventStoreUrl: string | undefined
}

/** The environment of a program that opens these stores. */
export const storeEnvironment = ({ home, databaseUrl, databaseOwnerUrl, eventStoreUrl }: StoreSettings) => ({
  LAUREL_HOME: home,
  DATABASE_URL: databaseUrl ?? '',
  DATABASE_OWNER_URL: databaseOwnerUrl ?? '',
  EVENTSTORE_URL: eventStoreUrl ?? '',
})

export const storeSettings = (environment: NodeJS.ProcessEnv = process.env): StoreSettings => {
  const { LAUREL_HOME, DATABASE_URL, DATABASE_OWNER_URL, EVENTSTORE_URL } = Environment.parse(environment)
  return {
    home: LAUREL_HOME ? resolve(LAUREL_HOME) : join(homedir(), '.laurel'),
    databaseUrl: DATABASE_URL,
    databaseOwnerUrl: DATABASE_OWNER_URL,
    eventStoreUrl: EVENTSTORE_URL,
  }
}
