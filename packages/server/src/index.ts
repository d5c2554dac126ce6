/** The server, for whoever starts it. The typed client is in `client`. */
export { type Server, type ServerOptions, startServer } from './server.js';
export {
  defaultSettings,
  logLevels,
  readSettings,
  type SettingProblem,
  type Settings,
  type SettingsRead,
  settingNames,
  variableOf,
} from './settings.js';
