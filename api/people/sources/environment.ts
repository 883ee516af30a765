import { choiceSetting } from '../../partners/settingFields.ts'

/** Where the people of a company are; forms offer the first choice. */
export const sourceEnvironment = (title: string) =>
  choiceSetting(['production', 'sandbox'], {
    title: 'Environment',
    help: `Choose the sandbox only for a trial account of ${title}.`,
  })
