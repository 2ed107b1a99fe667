// Develops photographs and looks for faces on them, one picture at a time (shared/aside.ts).
import { faceApiFaces } from '#hub/partners/faces/face-api.ts';
import { answerAside } from '#hub/shared/aside-process.ts';
import { labWith } from './photo-lab.ts';

answerAside({ ...labWith(faceApiFaces()) });
