import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { account } from './spanish/account.ts'
import { action } from './spanish/action.ts'
import { amazon } from './spanish/amazon.ts'
import { cashOut } from './spanish/cashOut.ts'
import { charities } from './spanish/charities.ts'
import { claims } from './spanish/claims.ts'
import { competitions } from './spanish/competitions.ts'
import { custom } from './spanish/custom.ts'
import { elements } from './spanish/elements.ts'
import { entry } from './spanish/entry.ts'
import { giftCards } from './spanish/giftCards.ts'
import { giving } from './spanish/giving.ts'
import { help } from './spanish/help.ts'
import { home } from './spanish/home.ts'
import { nominations } from './spanish/nominations.ts'
import { posts } from './spanish/posts.ts'
import { products } from './spanish/products.ts'
import { purchase } from './spanish/purchase.ts'
import { redemptions } from './spanish/redemptions.ts'
import { shell } from './spanish/shell.ts'
import { statement } from './spanish/statement.ts'
import { states } from './spanish/states.ts'
import { thanks } from './spanish/thanks.ts'

export const spanish: TextsLike<typeof english> = {
  account,
  action,
  amazon,
  cashOut,
  charities,
  claims,
  competitions,
  custom,
  giftCards,
  giving,
  home,
  nominations,
  posts,
  products,
  purchase,
  redemptions,
  elements,
  entry,
  help,
  shell,
  states,
  statement,
  thanks,
}
