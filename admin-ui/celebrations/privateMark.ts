/** Stands for a birthday that somebody keeps to themselves, wherever its day would be shown. */
export const privateMark = '(Private)'
