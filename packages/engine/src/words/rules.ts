/** The languages as far as rules are only told. */
import { ruleEnglish } from './en/rules.js';
import { findLanguage } from './findLanguage.js';
import type { RuleWords } from './words.js';

export const ruleLanguages: Readonly<Record<string, RuleWords>> = { en: ruleEnglish };

/** As `wordsFor`, for those who tell the rule of a puzzle beside its picture. */
export const ruleWordsFor = (...tags: readonly string[]): RuleWords =>
  findLanguage(ruleLanguages, tags) ?? ruleEnglish;
