import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { account } from './german/account.ts'
import { action } from './german/action.ts'
import { amazon } from './german/amazon.ts'
import { cashOut } from './german/cashOut.ts'
import { charities } from './german/charities.ts'
import { claims } from './german/claims.ts'
import { competitions } from './german/competitions.ts'
import { custom } from './german/custom.ts'
import { elements } from './german/elements.ts'
import { entry } from './german/entry.ts'
import { giftCards } from './german/giftCards.ts'
import { giving } from './german/giving.ts'
import { help } from './german/help.ts'
import { home } from './german/home.ts'
import { nominations } from './german/nominations.ts'
import { posts } from './german/posts.ts'
import { products } from './german/products.ts'
import { purchase } from './german/purchase.ts'
import { redemptions } from './german/redemptions.ts'
import { shell } from './german/shell.ts'
import { statement } from './german/statement.ts'
import { states } from './german/states.ts'
import { thanks } from './german/thanks.ts'

export const german: TextsLike<typeof english> = {
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
