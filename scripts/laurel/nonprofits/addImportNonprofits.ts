import { replaceCharities } from '@laurel/api/rewards/charities/replaceCharities.ts'
import type { Command } from 'commander'
import { Client } from 'pg'
import { z } from 'zod'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { type ReadCounts, readIrsFiles } from './readIrsFiles.ts'
import { readPlaces } from './readPlaces.ts'

const GivenOptions = z.object({ places: z.string().optional() })

export const addImportNonprofits = (laurel: Command): void => {
  laurel
    .command('import-nonprofits')
    .description(
      'Replace the nonprofits that people can give to by those of the files of exempt organizations that the IRS ' +
        'publishes. Searches go on while it runs.',
    )
    .argument('<files...>', 'CSV files of the IRS, such as eo1.csv to eo4.csv')
    .option(
      '--places <file>',
      'where postal codes are (zip,latitude,longitude); needed for nonprofits nearby',
    )
    .action((files: string[], given: unknown) => importNonprofits(files, GivenOptions.parse(given).places))
}

const importNonprofits = async (files: readonly string[], placesFile: string | undefined): Promise<void> => {
  const places = placesFile === undefined ? new Map() : await readPlaces(placesFile)
  await withStores(async ({ ownerUrl }) => {
    if (ownerUrl === undefined)
      throw new CommandFailed('Set DATABASE_OWNER_URL to the role that owns the tables, which are replaced.')
    const client = new Client({ connectionString: ownerUrl, application_name: 'laurel import-nonprofits' })
    await client.connect()
    const counts: ReadCounts = { read: 0, skipped: 0 }
    try {
      const count = await replaceCharities(client, readIrsFiles(files, places, counts), staged => {
        if (staged % 100_000 === 0) process.stderr.write(`${staged} nonprofits read\n`)
      })
      process.stderr.write(
        `${count} nonprofits can be found now; ${counts.skipped} of ${counts.read} rows are left out, because gifts ` +
          'to them are not deductible.\n',
      )
    } finally {
      await client.end()
    }
  })
}
