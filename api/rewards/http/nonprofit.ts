import type { Nonprofit } from '@laurel/contract/rewards/nonprofit.ts'
import type { CharityRow } from '../charities/charityRow.ts'
import { classificationTitle } from '../charities/classifications.ts'

export const nonprofitOf = (charity: CharityRow): Nonprofit => ({
  id: charity.ein,
  ein: charity.ein,
  name: charity.name,
  dba: charity.dba === '' ? null : charity.dba,
  street1: charity.street1,
  street2: charity.street2,
  city: charity.city,
  state: charity.state,
  logo: `/nonprofits/logos/${charity.ein}.svg`,
  url: charity.url,
  mission: charity.mission,
  receipts: charity.receipts,
  classification_code: charity.classificationCode,
  classification: classificationTitle(charity.classificationCode),
})
