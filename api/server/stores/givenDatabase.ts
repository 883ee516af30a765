import { Client } from 'pg'
import { UnreachableDatabase } from './storeProblem.ts'

/** The database of DATABASE_URL, once it answers. */
export const givenDatabase = async (url: string) => {
  const client = await connect(url)
  await client.end()
  return { url, stop: async () => {} }
}

const connect = async (url: string): Promise<Client> => {
  try {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    await client.connect()
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new UnreachableDatabase(
      `The database of DATABASE_URL (${withoutPassword(url)}) cannot be reached: ${reason}. ` +
        'Correct the address, or leave DATABASE_URL out to use the embedded database.',
    )
  }
}

const withoutPassword = (url: string): string => {
  const parsed = URL.parse(url)
  if (!parsed) return 'which is not a URL'
  if (parsed.password) parsed.password = '…'
  return decodeURI(parsed.href)
}
