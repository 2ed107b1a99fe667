import { watchForLostFiles } from './lost-files.ts';

watchForLostFiles(window);
