import { noteForEveryTeam } from '@laurel/api/access/noteForEveryTeam.ts'
import { rotateTokenKeys } from '@laurel/api/access/tokenKeys.ts'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import type { Command } from 'commander'
import { Pool } from 'pg'
import { CommandFailed } from './reportFailure.ts'
import { rotateVaultKey } from './rotateVaultKey.ts'
import { withStores } from './withStores.ts'

export type RotateOptions = {
  /** Ends what the former key vouches for, instead of accepting it until it expires. */
  readonly revoke: boolean
}

/** A key that can be replaced while Laurel serves. */
export type KeyRotation = {
  readonly name: string
  readonly rotate: (stores: Stores, options: RotateOptions) => Promise<string>
}

const tokens: KeyRotation = {
  name: 'tokens',
  rotate: async ({ databaseUrl }, { revoke }) => {
    const { encryptionKey } = loadSecrets(storeSettings().home)
    const database = new Pool({ connectionString: databaseUrl, max: 1 })
    try {
      const secrets = () => [encryptionKey]
      const { kid } = await rotateTokenKeys(database, { secrets, clock: () => new Date(), revoke })
      const former = revoke
        ? 'Every earlier token ends within seconds: people sign in again.'
        : 'Earlier tokens are accepted until they expire.'
      return `New tokens are signed with the key ${kid}. ${former}`
    } finally {
      await database.end()
    }
  },
}

const vault: KeyRotation = {
  name: 'vault',
  rotate: async stores => {
    const { resealed } = await rotateVaultKey(storeSettings().home, stores)
    return `The vault has a new master key, and the keys of ${resealed} people are encrypted with it. Take a new backup.`
  },
}

/** Every key that can be rotated. */
export const keyRotations: readonly KeyRotation[] = [tokens, vault]

export const addRotateKeys = (laurel: Command): void => {
  laurel
    .command('rotate-keys')
    .description('Replace keys by new ones, while Laurel serves.')
    .argument(
      '[keys...]',
      `which keys: ${keyRotations.map(({ name }) => name).join(', ')}; all when left out`,
    )
    .option('--revoke', 'accept nothing that a former key signed, as after a leak', false)
    .action((names: readonly string[], options: RotateOptions) =>
      withStores(async stores => {
        for (const { name, rotate } of rotationsNamed(names)) {
          process.stdout.write(`${await rotate(stores, options)}\n`)
          await noteRotation(stores.databaseUrl, name)
        }
      }),
    )
}

/** The rotations with these names, or all. Throws CommandFailed for an unknown name before any key is replaced. */
export const rotationsNamed = (names: readonly string[]): readonly KeyRotation[] => {
  const unknown = names.find(name => !keyRotations.some(rotation => rotation.name === name))
  if (unknown !== undefined) {
    const known = keyRotations.map(({ name }) => name).join(', ')
    throw new CommandFailed(`There is no key ${unknown}. Use one of: ${known}.`)
  }
  return names.length === 0 ? keyRotations : keyRotations.filter(({ name }) => names.includes(name))
}

/** Every team sees in its security log that a key was replaced. */
const noteRotation = async (databaseUrl: string, name: string): Promise<void> => {
  const database = new Pool({ connectionString: databaseUrl, max: 1 })
  try {
    await noteForEveryTeam(database, 'KEYS_ROTATED', name, new Date())
  } finally {
    await database.end()
  }
}
