import { addTexts } from '../../messages/shownTexts.ts'

/** Loads the texts of the settings with the code that shows them. */
export const withSettingsTexts =
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code, { settingsTexts }] = await Promise.all([load(), import('../../messages/settingsTexts.ts')])
    addTexts(settingsTexts)
    return code
  }
