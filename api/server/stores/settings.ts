import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** A setting that is there but empty counts as not given, as shells and compose files tend to pass it. */
const given = z
  .string()
  .trim()
  .transform(text => (text === '' ? undefined : text))
  .optional()

/** The environment of every program that opens the stores. `unset` says what holds without the setting. */
export const storeEnvironmentSchema = z.object({
  LAUREL_HOME: given.meta({
    description: 'The data folder: the embedded database, `secrets.json` and the chain of checkpoints.',
    unset: '`~/.laurel`',
  }),
  DATABASE_URL: given.meta({
    description: 'A PostgreSQL of your own.',
    unset: 'the embedded PostgreSQL 18 in `LAUREL_HOME`',
  }),
  DATABASE_OWNER_URL: given.meta({
    description:
      'The same database with the role that owns the tables, which `laurel migrate` and the start use. The role of ' +
      '`DATABASE_URL` then only serves: it appends to the log and cannot change it.',
    unset: 'the role of `DATABASE_URL` owns the tables, and Laurel creates the role that serves',
  }),
  EVENTSTORE_URL: given.meta({
    description:
      'Keeps the log in EventStoreDB (`esdb://…`); read models stay in PostgreSQL. An engine belongs to one ' +
      'installation, and an installation keeps its log in one store: the server refuses to start with another. It ' +
      'waits two minutes for an engine that does not answer.',
    unset: 'the log is in PostgreSQL',
  }),
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
  const { LAUREL_HOME, DATABASE_URL, DATABASE_OWNER_URL, EVENTSTORE_URL } =
    storeEnvironmentSchema.parse(environment)
  return {
    home: LAUREL_HOME ? resolve(LAUREL_HOME) : join(homedir(), '.laurel'),
    databaseUrl: DATABASE_URL,
    databaseOwnerUrl: DATABASE_OWNER_URL,
    eventStoreUrl: EVENTSTORE_URL,
  }
}
