// planted boundaries(dependencies): knows no HTTP
import { HttpResponse } from 'msw';

export const answer = HttpResponse;
