import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { plainSetting, secretSetting } from '../../../partners/settingFields.ts'

export const workdayTitle = 'Workday'

/** The address of a report that is enabled as a web service. The password goes to hosts of Workday alone. */
const ReportUrl = boundedText(500)
  .regex(
    /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:workday|myworkday)\.com\/ccx\/service\/customreport2\/[\w.~%@-]+\/[\w.~%@-]+\/[\w.~%@-]+(?:\?[^#\s]*)?$/i,
    {
      error:
        'Enter the address of the report, such as https://wd2-impl-services1.workday.com/ccx/service/customreport2/acme/owner/report.',
    },
  )
  .meta({
    title: 'Address of the report',
    description: 'A custom report with a row for each worker, enabled as a web service.',
    isSecret: false,
  })

export const WorkdaySettings = z.strictObject({
  reportUrl: ReportUrl,
  username: plainSetting({ title: 'Integration system user', help: 'Such as ISU_Laurel@acme.' }),
  password: secretSetting({ title: 'Password' }),
})
export type WorkdaySettings = z.infer<typeof WorkdaySettings>
