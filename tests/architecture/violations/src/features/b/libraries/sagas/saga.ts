// planted boundaries(dependencies): redux-saga is used only in the sagas of
import * as library from 'redux-saga';

export { library as saga };
