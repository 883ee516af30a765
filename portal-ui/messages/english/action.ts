export const action = {
  addAddress: 'Add an address',
  cancel: 'Cancel',
  choose: 'Choose',
  close: 'Close',
  continue: 'Continue',
  done: 'Done',
  notNow: 'Not now',
  retry: 'Try again',
  save: 'Save',
  seeAll: 'See all',
  seeRewards: 'See the rewards',
} as const
