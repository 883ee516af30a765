import { buildScreens } from './buildScreens.ts'

await buildScreens(text => process.stdout.write(`${text}\n`))
