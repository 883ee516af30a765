import { createTestDatabase } from '../database/testDatabase.ts'
import { describeThanksToReward } from './thanksToReward.ts'

const { url: databaseUrl } = await createTestDatabase()

describeThanksToReward('from a thank-you to a reward', { databaseUrl })
