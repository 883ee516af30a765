import { account } from './english/account.ts'
import { amazon } from './english/amazon.ts'
import { cashOut } from './english/cashOut.ts'
import { charities } from './english/charities.ts'
import { claims } from './english/claims.ts'
import { competitions } from './english/competitions.ts'
import { custom } from './english/custom.ts'
import { elements } from './english/elements.ts'
import { entry } from './english/entry.ts'
import { giftCards } from './english/giftCards.ts'
import { giving } from './english/giving.ts'
import { help } from './english/help.ts'
import { nominations } from './english/nominations.ts'
import { posts } from './english/posts.ts'
import { products } from './english/products.ts'
import { purchase } from './english/purchase.ts'
import { redemptions } from './english/redemptions.ts'
import { statement } from './english/statement.ts'
import { thanks } from './english/thanks.ts'

/** The English texts that the first page does not need. They load with the code of another page. */
export const laterTexts = {
  account,
  amazon,
  cashOut,
  charities,
  claims,
  competitions,
  custom,
  giftCards,
  giving,
  nominations,
  posts,
  products,
  redemptions,
  elements,
  entry,
  help,
  purchase,
  statement,
  thanks,
} as const
